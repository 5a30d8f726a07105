/** The number of `--notes=100000`, as it was given to the bench. */
export function sizeGiven(name: string, usual: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`))
  return given === undefined ? usual : Number(given.slice(name.length + 3))
}
