import { defineConfig } from 'vitest/config'

// Tests that start databases of their own; they need no cluster and run once.
const ofTheLauncher = ['server/platform/postgres/**/*.test.ts', 'server/main.test.ts', 'tools/**/*.test.ts']
// Whole processes with what stands around them: once is enough, on one engine each.
const ofInstances = ['server/instances.test.ts']
const ofThePooler = ['server/pooler.test.ts']
const onTheDatabase = {
  environment: 'node' as const,
  include: ['server/**/*.test.ts'],
  // Hundreds of password hashes, on a machine that does other things too.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  globalSetup: ['tools/test-databases.ts'],
  // The server is loaded once a worker and not once a file: 8 files took 12 s instead of 17.
  isolate: false,
}

export default defineConfig({
  test: {
    // Much of a test is waiting for its database; one worker less than cores would leave two cores half idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'logic',
          environment: 'node',
          // Making a database takes half a second, and seconds on a busy disk.
          testTimeout: 30_000,
          include: ['contract/**/*.test.ts', 'web/**/*.test.ts', 'bench/**/*.test.ts', ...ofTheLauncher],
        },
      },
      { test: { name: 'embedded', ...onTheDatabase, exclude: [...ofTheLauncher, ...ofThePooler] } },
      { test: { name: 'postgres15', ...onTheDatabase, exclude: [...ofTheLauncher, ...ofInstances] } },
    ],
  },
})
