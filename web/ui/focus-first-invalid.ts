const around = 'form, [role="dialog"], tr'
const invalid = '[aria-invalid="true"], [data-invalid] input'

/** Puts the focus on the first field with a complaint, once the complaints are on screen: of the form in hand. */
export function focusFirstInvalid(
  form: ParentNode | null | undefined = document.activeElement?.closest(around),
) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(invalid) ?? document.querySelector<HTMLElement>(invalid)
    field?.focus()
  })
}
