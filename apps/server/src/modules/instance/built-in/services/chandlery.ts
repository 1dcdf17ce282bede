// A shop with a menu. It checks that a sailor can pay, but not that the amount is at least one.
import { flag, serveTalk } from './listen.ts'

const GOODS = [
  { name: 'a coil of rope', price: 4 },
  { name: 'a storm lantern', price: 15 },
  { name: 'the sealed envelope', price: 5000 },
] as const
const ENVELOPE = GOODS[2]

const MENU = `
  1  look at the goods
  2  buy something
  3  count your silver
  4  leave
`

serveTalk(async ({ say, ask }) => {
  let silver = 20
  say('Welcome to the chandlery. What the sea takes, we sell again.\n')
  for (;;) {
    const choice = (await ask(`${MENU}> `)).trim()
    if (choice === '1') {
      GOODS.forEach(({ name, price }, index) => say(`  ${index + 1}  ${name}, ${price} silver\n`))
    } else if (choice === '2') {
      const good = GOODS[Number(await ask('Which one? ')) - 1]
      const count = Number(await ask('How many? '))
      if (!good || !Number.isInteger(count)) say('We do not have that.\n')
      else if (good.price * count > silver) say('You cannot pay for that.\n')
      else {
        silver -= good.price * count
        say(`Sold: ${count} of ${good.name}.\n`)
        if (good === ENVELOPE && count > 0) say(`Inside is a note: ${flag}\n`)
      }
    } else if (choice === '3') say(`You have ${silver} silver.\n`)
    else if (choice === '4') return say('Fair winds.\n')
    else say('Choose 1, 2, 3 or 4.\n')
  }
})
