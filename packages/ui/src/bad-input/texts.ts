/** Words as bad as they come, for every part that shows what people write. */
export const HARD_TEXTS = {
  german: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(
    2,
  ),
  cjk: '深海信号第三回夜桜競技会参加登録受付終了時刻変更通知'.repeat(5),
  emoji: '👩‍👩‍👧‍👦🏴‍☠️🌱'.repeat(25),
  rightToLeft: 'فريق الميناء الدولي لسباقات القراصنة '.repeat(4).trim(),
  turnedRound: 'safe\u202egnp.exe and \u2067isolated\u2069 '.repeat(6).trim(),
  zeroWidth: `a${'\u200b\u200d\ufeff\u2060'.repeat(60)}b`,
  stacked: 'Z̵̡͙̗͑̈́a̷̘̿l̶̰͌g̷̢̛o̴͍͒ '.repeat(8).trim(),
  oneLetter: 'W'.repeat(160),
  nothing: '',
} as const

/** Beyond 2^31 and beyond what a double counts exactly. */
export const HARD_NUMBERS = ['2,147,483,648', '-9,007,199,254,740,993', '1.7976931348623157e+308']
