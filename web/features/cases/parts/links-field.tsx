import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { caseLimits } from '../../../../contract/cases.ts'
import { isWebAddress } from '../../../../contract/kernel/web-address.ts'
import { caseNames } from '../../../../contract/words/cases.ts'
import { count } from '../../../lib/format.ts'
import { typedWebAddress } from '../../../lib/typed-address.ts'
import { AddressInput } from '../../../ui/address-input.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Field, type FieldProps } from '../../../ui/field.tsx'
import { linkAt, said } from '../labels.ts'

// How an address of the web begins, in every language.
const webStart = 'https://'

type LinksFieldProps = {
  links: readonly string[]
  onChange: (links: string[]) => void
  error?: FieldProps['error']
  /** The id of the form that the fields belong to, where they do not stand inside of it. */
  form?: string | undefined
}

/** A field for each link, one more on a press; blank ones mean nothing. */
export function LinksField({ links, onChange, error, form }: LinksFieldProps) {
  const [isAdded, setAdded] = useState(false)
  const wrong = Math.max(
    0,
    links.findIndex((link) => link.trim() !== '' && !isWebAddress(typedWebAddress(link))),
  )
  const change = (at: number, link: string) => onChange(links.with(at, link))
  const remove = (at: number) => onChange(links.length === 1 ? [''] : links.toSpliced(at, 1))
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="sr-only">{caseNames.links}</legend>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link's place is all that it is known by.
        <div key={at} className="flex items-start gap-1">
          <Field
            label={linkAt.name(count(at + 1))}
            hideLabel
            error={at === wrong ? error : undefined}
            className="flex-1"
          >
            <AddressInput
              form={form}
              value={link}
              placeholder={webStart}
              maxLength={2000}
              autoFocus={isAdded && at === links.length - 1}
              onValueChange={(address) => change(at, address)}
            />
          </Field>
          {(links.length > 1 || link !== '') && (
            <span className="flex h-control items-center">
              <IconButton label={linkAt.remove(count(at + 1))} onClick={() => remove(at)}>
                <X className="size-4" />
              </IconButton>
            </span>
          )}
        </div>
      ))}
      {links.length < caseLimits.links && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => {
            setAdded(true)
            onChange([...links, ''])
          }}
        >
          {said.addLink}
        </Button>
      )}
    </fieldset>
  )
}
