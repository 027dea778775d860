import { useEffect, useRef, useState, type RefObject } from 'react'

export type ValidationErrors<Name extends string> = {
  readonly [Field in Name]?: string | undefined
}

interface FormValidationErrors<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly validationErrors: ValidationErrors<Name>
  /** Shows the errors and moves the focus to the first invalid field. */
  readonly refuse: (validationErrors: ValidationErrors<Name>) => void
  readonly forget: (name?: Name) => void
}

export const hasValidationErrors = (validationErrors: ValidationErrors<string>): boolean =>
  Object.keys(validationErrors).length > 0

export function useValidationErrors<Name extends string>(): FormValidationErrors<Name> {
  const form = useRef<HTMLFormElement>(null)
  const [validationErrors, setValidationErrors] = useState<ValidationErrors<Name>>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return {
    form,
    validationErrors,
    refuse: (found) => {
      setValidationErrors(found)
      setRefusals((count) => count + 1)
    },
    forget: (name) =>
      setValidationErrors((current) =>
        name === undefined ? {} : { ...current, [name]: undefined },
      ),
  }
}
