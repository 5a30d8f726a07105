/** 'bn' for a text that is mostly Bangla, so that it is read and set as such. */
export function languageOf(text: string): 'bn' | undefined {
  const bangla = text.match(/[\u0980-\u09ff]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return bangla > latin ? 'bn' : undefined
}
