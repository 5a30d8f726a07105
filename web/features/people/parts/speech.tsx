import { type FormEvent, useState } from 'react'
import { digitForms, digitsOf, type Language, languages } from '../../../../contract/kernel/languages.ts'
import { type MyProfile, startPages } from '../../../../contract/people.ts'
import { digitWords, said, startWords } from '../../../../contract/words/profile.ts'
import { languageNames } from '../../../lib/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useSpeech } from '../api.ts'

/** In which language and digits one reads and where signing in leads, on every device; saving shows the page anew. */
export function Speech({ profile }: { profile: MyProfile }) {
  const [chosen, setChosen] = useState<Pick<MyProfile, 'language' | 'digits' | 'start_page'>>(profile)
  const toasts = useToasts()
  const save = useSpeech()
  const { language, digits, start_page } = chosen
  const isUnchanged =
    language === profile.language && digits === profile.digits && start_page === profile.start_page
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isUnchanged) return
    save.mutate(
      { user_id: profile.user_id, language, digits, start_page },
      { onError: (error) => toasts.error(said.updateFailed, error) },
    )
  }
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-serif text-section font-semibold">{said.language}</h2>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <Field label={said.language}>
          <Select
            name="language"
            value={language}
            onValueChange={(next: Language) =>
              setChosen({ ...chosen, language: next, digits: digitsOf(next) })
            }
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Field>
        <Field label={said.digits}>
          <Select
            name="digits"
            value={digits}
            onValueChange={(next) => setChosen({ ...chosen, digits: next })}
            options={digitForms.map((value) => ({ value, label: digitWords[value] }))}
          />
        </Field>
        <Field label={said.startWith}>
          <Select
            name="start_page"
            value={start_page}
            onValueChange={(next) => setChosen({ ...chosen, start_page: next })}
            options={startPages.map((value) => ({ value, label: startWords[value] }))}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          disabled={isUnchanged && !save.isPending}
          busy={save.isPending}
          busyText={said.updating}
        >
          {said.save}
        </Button>
      </form>
    </Card>
  )
}
