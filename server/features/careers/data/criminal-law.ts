import type { BankQuestion } from './bank-schema.ts'
import { criminalProcedure } from './criminal-procedure.ts'
import { evidenceAct } from './evidence.ts'
import { penalCodeOffences } from './penal-code-offences.ts'
import { penalCodePrinciples } from './penal-code-principles.ts'

/*
 * The questions on the criminal law of Bangladesh. Each asks only what stands in the text of a section, and
 * was checked against that text as the Ministry of Law publishes it, at the address of its source.
 */

export const criminalLaw: readonly BankQuestion[] = [
  ...penalCodePrinciples,
  ...penalCodeOffences,
  ...criminalProcedure,
  ...evidenceAct,
]
