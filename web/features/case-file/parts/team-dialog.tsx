import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CaseFile, CasePerson } from '../../../../contract/case-file.ts'
import { type CasePart, caseParts } from '../../../../contract/case-states.ts'
import { teamWords as words } from '../../../../contract/words/case-dialogs.ts'
import { casePartWords } from '../../../../contract/words/case-kinds.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { removeAndGoOn } from '../../../ui/go-on.ts'
import { CreatorBadge } from '../../../ui/person.tsx'
import { Select } from '../../../ui/select.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { usePutPerson, useTakeOff } from '../api.ts'
import { overview } from '../labels.ts'
import { PersonPicker, type Somebody } from './person-picker.tsx'

type TeamDialogProps = { file: CaseFile; open: boolean; onClose: () => void }

/** Who works on a case: each change of it counts at once. */
export function TeamDialog({ file, open, onClose }: TeamDialogProps) {
  const [picked, setPicked] = useState<Somebody>()
  const [part, setPart] = useState<CasePart>('team')
  const picker = useRef<HTMLButtonElement>(null)
  const team = useTeam(file.case.id)
  const clear = () => {
    setPicked(undefined)
    setPart('team')
  }
  const add = async () => {
    if (!picked || !(await team.put(picked.user_id, part, words.added))) return
    clear()
    picker.current?.focus()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={file.case.access === 'restricted' ? words.restricted : words.why}
      dirty={picked !== undefined}
      onDiscard={clear}
      onSubmit={() => void add()}
      footer={
        <>
          <DialogClose>{words.close}</DialogClose>
          <Button
            variant="primary"
            type="submit"
            disabled={!picked}
            busy={team.asked?.user_id === picked?.user_id && picked !== undefined}
            busyText={words.adding}
          >
            {words.add}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <People file={file} team={team} />
        <div className="grid gap-4 border-t border-border pt-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
          <Field label={words.person}>
            <PersonPicker
              ref={picker}
              placeholder={words.choose}
              except={file.people}
              picked={picked}
              onPick={setPicked}
            />
          </Field>
          <Field label={words.as}>
            <Select value={part} options={optionsFor(file)} onValueChange={setPart} />
          </Field>
        </div>
      </div>
    </Dialog>
  )
}

/** Naming the lead takes more than adding a team. */
function optionsFor({ can }: CaseFile) {
  return caseParts
    .filter((part) => part !== 'lead' || can.lead)
    .map((value) => ({ value, label: casePartWords[value] }))
}

type PeopleProps = { file: CaseFile; team: ReturnType<typeof useTeam> }

/** By name whatever their part: nobody moves away from under the hand that changes it. */
function People({ file, team }: PeopleProps) {
  const people = file.people.toSorted((one, other) => one.full_name.localeCompare(other.full_name))
  if (people.length === 0) return <p className="text-secondary text-ink-2">{overview.nobody}</p>
  return (
    <ul aria-label={words.listed} className="flex flex-col gap-3 sm:gap-2">
      {people.map((one) => (
        <li
          key={one.user_id}
          data-record={one.user_id}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-2 gap-y-1.5 rounded-md"
        >
          <span className="flex min-w-0 flex-1 basis-full sm:basis-0">
            <CreatorBadge of={one} />
          </span>
          <PartOf person={one} file={file} team={team} />
        </li>
      ))}
    </ul>
  )
}

/** What somebody is on the case, and the way to change it, as far as the reader may. */
function PartOf({ person, file, team }: PeopleProps & { person: CasePerson }) {
  const { user_id, part, has_left } = person
  const isFixed = part === 'lead' && !file.can.lead
  const now = team.asked?.user_id === user_id ? team.asked.part : part
  return (
    <>
      {isFixed || has_left ? (
        <span className="flex h-control flex-1 items-center text-secondary text-ink-2 sm:w-52 sm:flex-none">
          {casePartWords[part]}
        </span>
      ) : (
        <span className="min-w-0 flex-1 sm:w-52 sm:flex-none">
          <Select
            label={words.asOf(nameOf(person))}
            value={now}
            options={optionsFor(file)}
            onValueChange={(next) => next !== part && void team.put(user_id, next, words.changed)}
          />
        </span>
      )}
      <IconButton
        label={words.remove(nameOf(person))}
        disabled={isFixed}
        className={isFixed ? 'invisible' : undefined}
        onClick={() => team.takeOff(person)}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </>
  )
}

function useTeam(case_ref: string) {
  const toasts = useToasts()
  const { mutateAsync, isPending, variables } = usePutPerson()
  const { mutateAsync: remove } = useTakeOff()
  const failed = (error: unknown) => {
    toasts.error(words.failed, error)
    return false
  }
  const put = (user_id: string, part: CasePart, done: string) =>
    mutateAsync({ case_ref, user_id, part }).then(() => {
      toasts.success(done, words.failed)
      return true
    }, failed)
  const takeOff = (person: CasePerson) => {
    const name = nameOf(person)
    const undo = () => void put(person.user_id, person.part, words.restored(name))
    void removeAndGoOn(person.user_id, (user_id) => remove({ case_ref, user_id })).then(
      () => toasts.undo(words.removed(name), undo, words.failed),
      failed,
    )
  }
  return { put, takeOff, asked: isPending ? variables : undefined }
}
