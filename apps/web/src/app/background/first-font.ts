// Asks for the font of the first text as soon as the code is there: earlier it would take a slow line from the code, without which
// there is no text, and the page's own asking comes only with the text.
document.fonts.load('1em "Geist Variable"').catch(() => {})
