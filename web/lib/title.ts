let page = ''
let running = ''

/** Names the page in the browser's title. */
export function entitlePage(title: string): void {
  page = title
  write()
}

/** Puts what is running before the page's name, on every page; an empty text takes it away. */
export function entitleRunning(text: string): void {
  running = text
  write()
}

function write(): void {
  document.title = running === '' ? page : `${running} · ${page}`
}
