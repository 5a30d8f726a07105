/** Puts the focus on the first field with a complaint, once the complaints are on screen. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus(),
  )
}
