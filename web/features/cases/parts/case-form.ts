import type { CaseChange, CaseDraft, LegalCase } from '../../../../contract/cases.ts'
import { changedFields } from '../../../lib/rows/kept-form.ts'
import { fields, listOf, text } from '../../../lib/shape.ts'
import { typedWebAddress } from '../../../lib/typed-address.ts'

export interface CaseForm {
  case_id: string
  client_name: string
  description: string
  /** One text a field of the form; blank ones are dropped when it is saved. */
  links: string[]
}

/** What of it this device may have kept. */
export const caseForm = fields<CaseForm>({
  case_id: text,
  client_name: text,
  description: text,
  links: listOf(text),
})

export const emptyCase: CaseForm = { case_id: '', client_name: '', description: '', links: [''] }

/** A case as its form shows it: always with a field for a link. */
export function formOf({ case_id, client_name, description, links }: LegalCase): CaseForm {
  return {
    case_id,
    client_name: client_name ?? '',
    description: description ?? '',
    links: links?.length ? links : [''],
  }
}

/** What a new case is sent as: empty words and lists are absent, blank links dropped. */
export function draftOf({ case_id, client_name, description, links }: CaseForm): CaseDraft {
  const kept = links.map(typedWebAddress).filter(Boolean)
  return {
    case_id: case_id.trim(),
    ...(client_name.trim() && { client_name: client_name.trim() }),
    ...(description.trim() && { description: description.trim() }),
    ...(kept.length > 0 && { links: kept }),
  }
}

/** What an edit is sent as: only what was changed, emptied fields as null. */
export function changeOf(form: CaseForm, base: CaseForm): Omit<CaseChange, 'version'> {
  const { case_id, client_name, description, links } = changedFields(form, base)
  const kept = links?.map(typedWebAddress).filter(Boolean)
  return {
    ...(case_id !== undefined && { case_id: case_id.trim() }),
    ...(client_name !== undefined && { client_name: client_name.trim() || null }),
    ...(description !== undefined && { description: description.trim() || null }),
    ...(kept && { links: kept.length > 0 ? kept : null }),
  }
}
