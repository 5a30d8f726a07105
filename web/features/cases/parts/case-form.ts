import { legalCase as fields } from '../../../../contract/cases.ts'
import { caseNames as names } from '../../../../contract/words/cases.ts'
import { cases as calls } from '../api.ts'
import { said } from '../labels.ts'

/** What the forms of a case are made of. */
export const caseForm = { name: 'case', fields, names, said, calls }
