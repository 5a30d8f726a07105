import base from '../playwright.config.ts'

// The journeys' browser and server, one screen at a time so that nothing else uses the machine.
export default {
  ...base,
  testDir: '.',
  testMatch: '*.measure.ts',
  globalSetup: '../server.ts',
  outputDir: '../../artifacts/bench',
  reporter: [['line']],
  workers: 1,
  projects: base.projects?.filter(({ name }) => name === 'desktop') ?? [],
}
