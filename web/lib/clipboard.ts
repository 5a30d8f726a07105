/** Puts a text on the clipboard, and fails where the browser keeps the page from it, as over plain http. */
export async function copyText(text: string): Promise<void> {
  // Typed as always there, yet missing where the page did not come over a safe connection.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) throw new Error('no clipboard')
  await clipboard.writeText(text)
}
