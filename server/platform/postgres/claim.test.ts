import { expect, test } from 'vitest'
import { claimDataDir, DataDirInUse, isClaimedElsewhere } from './claim.ts'
import { aFolder, aProduct } from './testing.ts'

test('a data folder is served once, and the refusal names the folder and the process', async () => {
  const dataDir = aFolder()
  const first = await aProduct(dataDir, 'claimer')
  expect(isClaimedElsewhere(dataDir)).toBe(true)
  const refusal = `already runs on the data folder ${dataDir} (process ${first.process.pid}`
  expect(() => claimDataDir(dataDir)).toThrow(refusal)
  await expect(aProduct(dataDir, 'claimer')).rejects.toThrow('Stop that one first')
})

test('a claim ends with its release, and with kill -9', async () => {
  const dataDir = aFolder()
  const first = await aProduct(dataDir, 'claimer')
  await first.kill()
  const claim = claimDataDir(dataDir)
  expect(isClaimedElsewhere(dataDir)).toBe(false)
  expect(() => claimDataDir(dataDir)).toThrow(DataDirInUse)
  await expect(aProduct(dataDir, 'claimer')).rejects.toThrow(DataDirInUse.name)
  claim.release()
  claim.release()
  claimDataDir(dataDir).release()
})

test('looking whether a folder is served does not serve it', () => {
  const dataDir = aFolder()
  expect(isClaimedElsewhere(dataDir)).toBe(false)
  claimDataDir(dataDir).release()
})

test('a data folder that cannot be one is refused with what to set', () => {
  expect(() => claimDataDir('/dev/null/data')).toThrow('set DATA_DIR')
})
