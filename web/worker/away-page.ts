import * as bn from '../../contract/words/device.bn.ts'
import * as en from '../../contract/words/device.ts'

/** What stands in the place of a document that is not kept while there is no network: a text, and the way to try again. */
export function awayPage(language: string | undefined): Response {
  const { away } = language === 'bn' ? bn : en
  const html = `<!doctype html>
<html lang="${language === 'bn' ? 'bn' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sereshta</title>
<style>
:root { color-scheme: light dark }
main { min-height: 80vh; display: grid; place-content: center; gap: 1rem; text-align: center; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.25rem; margin: 0 }
a { color: inherit; padding: .75rem }
</style>
<main><h1>${away.needsConnection}</h1><a href="">${away.tryAgain}</a></main>
</html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
