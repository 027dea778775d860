import { useEffect, useRef, useState, type RefObject } from 'react'

/** The error to show at each field. */
export type ValidationErrors<Name extends string> = {
  readonly [Field in Name]?: string | undefined
}

interface Issue {
  /**
   * The path in a schema of the contract, or that in an answer of the server, as
   * `body/links/0/url`.
   */
  readonly path: readonly PropertyKey[] | string
  readonly message: string
}

const partsOf = ({ path }: Issue): readonly string[] =>
  typeof path === 'string' ? path.split('/') : path.map(String)

/**
 * The first error of each field. The server may have another release with stricter rules, so its
 * answer is shown like the errors that the page finds itself.
 */
export function validationErrorsOf<Name extends string>(
  names: readonly Name[],
  issues: readonly Issue[],
): ValidationErrors<Name> {
  const found: { [Field in Name]?: string } = {}
  for (const issue of issues) {
    const parts = partsOf(issue)
    const name = names.find((one) => parts.includes(one))
    if (name !== undefined) found[name] ??= issue.message
  }
  return found
}

/** The first reason why a schema of the contract, or the server, refused something. */
export const firstIssue = (
  error: { readonly issues: readonly Pick<Issue, 'message'>[] } | undefined,
): string | undefined => error?.issues[0]?.message

export const hasValidationErrors = (validationErrors: ValidationErrors<string>): boolean =>
  Object.values(validationErrors).some(Boolean)

interface FormValidation<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly validationErrors: ValidationErrors<Name>
  /** Shows the errors and moves the focus to the first invalid field. */
  readonly refuse: (validationErrors: ValidationErrors<Name>) => void
  /** Forgets the errors of fields that were changed. */
  readonly forget: (...names: readonly string[]) => void
  readonly forgetAll: () => void
}

const invalidField = '[aria-invalid="true"], [data-invalid-group] input'

export function useValidationErrors<Name extends string>(): FormValidation<Name> {
  const form = useRef<HTMLFormElement>(null)
  const [validationErrors, setValidationErrors] = useState<ValidationErrors<Name>>({})
  // Increases with every failed validation, so that a second one moves the focus again.
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(invalidField)?.focus()
  }, [refusals])
  return {
    form,
    validationErrors,
    refuse: (found) => {
      setValidationErrors(found)
      setRefusals((count) => count + 1)
    },
    forget: (...names) =>
      setValidationErrors((current) => {
        const others = Object.entries(current).filter(([name]) => !names.includes(name))
        return Object.fromEntries(others) as ValidationErrors<Name>
      }),
    forgetAll: () => setValidationErrors({}),
  }
}
