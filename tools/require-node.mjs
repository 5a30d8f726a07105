// Imported first by every entry script. Plain JavaScript, because an old Node must be able to read it.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Sereshta needs Node 24 or newer, and this is ${process.version}. Start it with npm (npm start, npm test …), which brings its own.`,
  )
  process.exit(1)
}
