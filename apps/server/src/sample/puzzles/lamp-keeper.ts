import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{the_page_keeps_no_secret_from_its_reader}'
const STEP = 7
const START = 61

const burnt = (): number[] =>
  Array.from(FLAG, (letter, index) => letter.charCodeAt(0) ^ ((index * STEP + START) & 0xff))

const hidden = (text: string): string =>
  Array.from(text, (letter) => `\\x${letter.charCodeAt(0).toString(16)}`).join('')

const page = (): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>The lamp keeper's door</title>
  <style>body { font: 1.2rem serif; margin: 15vh auto; max-width: 30rem } input { font: inherit }</style>
  <h1>The lamp keeper's door</h1>
  <p>Say the word and the lamp is lit.</p>
  <form><input autocomplete="off" /> <button>Knock</button></form>
  <p role="status"></p>
  <script>
    var _0xa = [${burnt()
      .map((byte) => `0x${byte.toString(16)}`)
      .join(',')}],
      _0xb = ['${hidden('charCodeAt')}', '${hidden('length')}', '${hidden('The lamp is lit.')}', '${hidden('Darkness.')}'],
      _0xc = function (_0xd) {
        for (var _0xe = _0xd[_0xb[0x1]] ^ _0xa[_0xb[0x1]], _0xf = 0x0; _0xf < _0xa[_0xb[0x1]]; _0xf++)
          _0xe |= (_0xd[_0xb[0x0]](_0xf) ^ (_0xf * 0x${STEP.toString(16)} + 0x${START.toString(16)})) & 0xff ^ _0xa[_0xf]
        return _0xb[_0xe ? 0x3 : 0x2]
      }
    document.forms[0].onsubmit = function (_0xd) {
      _0xd.preventDefault()
      document.querySelector('[role=status]').textContent = _0xc(this.elements[0].value)
    }
  </script>
</html>
`

export const lampKeeper: Puzzle = {
  title: "The lamp keeper's door",
  category: 'Web',
  score: 200,
  flag: FLAG,
  file: { name: 'door.html', data: page },
  hints: [
    'The door checks your word by itself, without asking anyone. Read how.',
    'x ^ k = a is the same as a ^ k = x.',
  ],
  content: `The keeper of the lamp is proud of his new door. *I have hidden the word so well,* he says, *that even I must look it
up.* Open the page in a browser, then look behind it.
`,
}
