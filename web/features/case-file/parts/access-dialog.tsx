import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { accessLimits, type getCaseAccess } from '../../../../contract/case-access.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { accessWords as words } from '../../../../contract/words/case-dialogs.ts'
import { saidOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import type { Said } from '../../../lib/said.ts'
import { fields, listOf, number, oneOfWords, text } from '../../../lib/shape.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { caseAccessQuery, useSetAccess } from '../api.ts'
import { said } from '../labels.ts'
import { PersonPicker, type Somebody } from './person-picker.tsx'

type AccessDialogProps = { id: string; open: boolean; onClose: () => void }
type Access = ReplyOf<typeof getCaseAccess>

/** What is chosen: who is on the case, and who is behind a wall for which reason. */
interface Chosen {
  access: Access['access']
  people: Somebody[]
  walls: (Somebody & { reason: string })[]
}

/** With the version that it was made of: what somebody else changed since is not undone by it. */
interface Kept {
  typed: (Chosen & { version: number }) | null
}

const somebody = { user_id: text, full_name: text }
const chosenShapes = {
  access: oneOfWords(['firm', 'restricted'] as const),
  people: listOf(fields<Somebody>(somebody)),
  walls: listOf(fields<Somebody & { reason: string }>({ ...somebody, reason: text })),
}
const shapes = { typed: fields<Chosen & { version: number }>({ ...chosenShapes, version: number }) }
const nothing: Kept = { typed: null }

/** Who can see a case: everybody or some, and whom a wall keeps out. */
export function AccessDialog({ id, open, onClose }: AccessDialogProps) {
  const query = useQuery({ ...caseAccessQuery(id), enabled: open })
  const { form, set, clear, isDirty } = useKeptChanges<Kept>(`case-access.${id}`, nothing, shapes)
  const { mutateAsync, isPending } = useSetAccess()
  const toasts = useToasts()
  const { data } = query
  const chosen: Kept['typed'] | undefined = form.typed ?? data
  const send = async () => {
    if (!chosen) return
    const { access, people, walls, version } = chosen
    const draft = walls.map(({ user_id, reason }) => ({ user_id, reason }))
    await mutateAsync({
      id,
      version,
      access,
      people: people.map((one) => one.user_id),
      walls: draft,
    })
    clear()
    toasts.success(words.done)
    onClose()
  }
  const isWhole = chosen?.walls.every(({ reason }) => reason.trim().length >= accessLimits.reason.least)
  return (
    <Dialog
      open={open}
      onClose={() => {
        clear()
        onClose()
      }}
      title={said.access}
      description={words.everything}
      dirty={isDirty}
      onDiscard={clear}
      onSubmit={() => void send().catch((error: unknown) => toasts.error(words.failed, sentenceOf(error)))}
      footer={
        <DialogSave busy={isPending} disabled={!isWhole}>
          {words.save}
        </DialogSave>
      }
    >
      {chosen ? (
        <Choices
          chosen={chosen}
          onChange={({ access, people, walls }) =>
            set({ typed: { access, people, walls, version: chosen.version } })
          }
        />
      ) : (
        <Awaited of={query} said={words} />
      )}
    </Dialog>
  )
}

type ChoicesProps = { chosen: Chosen; onChange: (chosen: Chosen) => void }

function Choices({ chosen, onChange }: ChoicesProps) {
  const { access, people, walls } = chosen
  const set = (change: Partial<Chosen>) => onChange({ ...chosen, ...change })
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={said.access}
        hideLabel
        options={[
          { value: 'firm', label: words.firm },
          { value: 'restricted', label: words.restricted },
        ]}
        value={access}
        onValueChange={(next) => set({ access: next })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-secondary font-semibold">{words.people}</legend>
        <ul className="flex flex-wrap gap-2">
          {people.map((one) => (
            <li key={one.user_id} className="flex items-center">
              <CreatorBadge of={one} />
              <Remove
                label={words.remove(nameOf(one))}
                onPress={() => set({ people: without(people, one) })}
              />
            </li>
          ))}
        </ul>
        <PersonPicker
          label={words.addPerson}
          placeholder={words.addPerson}
          except={people}
          onPick={(one) => set({ people: [...people, one] })}
        />
      </fieldset>
      <Walls walls={walls} onChange={(next) => set({ walls: next })} />
    </div>
  )
}

type WallsProps = { walls: Chosen['walls']; onChange: (walls: Chosen['walls']) => void }

function Walls({ walls, onChange }: WallsProps) {
  const reasonOf = (one: Somebody, reason: string) =>
    onChange(walls.map((wall) => (wall.user_id === one.user_id ? { ...wall, reason } : wall)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-secondary font-semibold">{words.walls}</legend>
      <p className="text-meta text-ink-2">{words.wallHint}</p>
      {walls.map((wall) => (
        <div key={wall.user_id} className="flex flex-wrap items-end gap-2">
          <CreatorBadge of={wall} className="mb-1.5" />
          <Field
            label={words.reasonOf(nameOf(wall))}
            error={tooShort(wall.reason)}
            required
            className="flex-1 basis-48"
          >
            <TextInput
              value={wall.reason}
              maxLength={accessLimits.reason.most}
              onChange={(event) => reasonOf(wall, event.target.value)}
            />
          </Field>
          <Remove label={words.lift(nameOf(wall))} onPress={() => onChange(without(walls, wall))} />
        </div>
      ))}
      <PersonPicker
        label={words.addWall}
        placeholder={words.addWall}
        except={walls}
        onPick={(one) => onChange([...walls, { ...one, reason: '' }])}
      />
    </fieldset>
  )
}

/** Nothing is said of one that is yet to be typed. */
function tooShort(reason: string): Said | undefined {
  const { least } = accessLimits.reason
  const { length } = reason.trim()
  return length === 0 || length >= least ? undefined : saidOf(complaint('least_characters', { least }))
}

function without<One extends Somebody>(people: readonly One[], { user_id }: Somebody): One[] {
  return people.filter((one) => one.user_id !== user_id)
}

function Remove({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <IconButton label={label} onClick={onPress}>
      <X aria-hidden="true" className="size-4" />
    </IconButton>
  )
}
