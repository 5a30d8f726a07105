import { createHmac, hkdfSync } from 'node:crypto'

/**
 * A hash that only the holder of the product's secret can make. Each purpose has a key of its own, so that
 * a hash made for one never stands for another.
 */
export function keyedHash(secret: Uint8Array, purpose: string, ...parts: readonly string[]): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `sereshta ${purpose}`, 32))
  // As JSON, so that ['ab', 'c'] and ['a', 'bc'] differ.
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
