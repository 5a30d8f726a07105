import { open } from 'node:fs/promises'

/** Has what was written to a file, or what a folder names, outlast a power cut. */
export async function makeDurable(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
