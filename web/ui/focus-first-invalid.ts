const around = 'form, [role="dialog"], tr'
const invalid = '[aria-invalid="true"], [data-invalid] input'
const patience = 1000

/**
 * Puts the focus on the first field with a complaint, as soon as the complaints are on screen: of the form in hand.
 * What was found out after a wait is drawn some frames later, on a busy phone more than one.
 */
export function focusFirstInvalid(
  form: ParentNode | null | undefined = document.activeElement?.closest(around),
) {
  const until = performance.now() + patience
  const look = () => {
    const field = form?.querySelector<HTMLElement>(invalid) ?? document.querySelector<HTMLElement>(invalid)
    if (field) field.focus()
    else if (performance.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
