/** The test: 25 questions in half an hour, 10 of the bank's general ones and 15 of those on criminal law. */
export const careerTest = {
  seconds: 1800,
  /** An answer on its way when the time is up still counts for so long. */
  graceSeconds: 5,
  questions: 25,
  fromCriminalLaw: 15,
  fromGeneralAnalysis: 10,
  options: 4,
} as const
