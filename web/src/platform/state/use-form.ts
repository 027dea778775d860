import { useMutation } from '@tanstack/react-query'
import type { FormEvent, RefObject } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '../http/api-error.ts'
import {
  firstIssue,
  hasValidationErrors,
  useValidationErrors,
  validationErrorsOf,
  type ValidationErrors,
} from './validation-errors.ts'

/** The input that can be sent, or the errors at its fields. */
export type Checked<Name extends string, Input> =
  | { readonly input: Input }
  | { readonly validationErrors: ValidationErrors<Name> }

/** Validates by the rules of the contract, which the server also uses. */
export function checkBy<Name extends string, Input>(
  schema: z.ZodMiniType<Input>,
  names: readonly Name[],
  value: unknown,
): Checked<Name, Input> {
  const { success, data, error } = schema.safeParse(value)
  return success ? { input: data } : { validationErrors: validationErrorsOf(names, error.issues) }
}

/** For a form of one field: what was typed, as the contract reads it. */
export function checkOnly<Name extends string, Input>(
  name: Name,
  schema: z.ZodMiniType<Input>,
  typed: unknown,
): Checked<Name, Input> {
  const { success, data, error } = schema.safeParse(typed)
  if (success) return { input: data }
  return { validationErrors: { [name]: firstIssue(error) } as ValidationErrors<Name> }
}

/** For forms with rules of their own: the input, unless a field has an error. */
export const inputUnless = <Name extends string, Input>(
  validationErrors: ValidationErrors<Name>,
  input: Input,
): Checked<Name, Input> =>
  hasValidationErrors(validationErrors) ? { validationErrors } : { input }

interface FormOptions<Name extends string, Input, Answer> {
  /** The fields that can show an error, as the contract names them. */
  readonly names: readonly Name[]
  /** Returns nothing if there is nothing to send. */
  readonly check: (form: HTMLFormElement | null) => Checked<Name, Input> | undefined
  readonly send: (input: Input) => Promise<Answer>
  readonly onSent?: (answer: Answer, input: Input) => void
  /** Opens the next page; it is not called if the form was reset or has left the page meanwhile. */
  readonly onDone?: (answer: Answer) => void
  readonly onFailure?: (error: Error) => void
  /** The errors of a refusal that belong to fields; by default those of `invalid_input`. */
  readonly errorsAt?: (error: Error) => ValidationErrors<Name>
  /** What the form says about any other failure. */
  readonly wordsFor: (error: Error) => string | undefined
}

export interface FormState<Name extends string = string, Answer = unknown> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly validationErrors: ValidationErrors<Name>
  readonly isSending: boolean
  readonly failure: string | undefined
  /** The error of the last attempt, whatever the form says about it. */
  readonly error: Error | null
  readonly answer: Answer | undefined
  readonly submit: (event?: FormEvent) => void
  /** Forgets the errors of fields that were changed. */
  readonly forget: (...names: readonly string[]) => void
  /** Forgets all errors and the answer. */
  readonly reset: () => void
}

/**
 * Checks what was typed and sends it, once at a time. Invalid fields show their error and the first
 * one takes the focus, whether the page or the server has found it.
 */
export function useForm<Name extends string, Input, Answer>(
  options: FormOptions<Name, Input, Answer>,
): FormState<Name, Answer> {
  const { names, check, send, onSent, onDone, onFailure, wordsFor } = options
  const { form, validationErrors, refuse, forget, forgetAll } = useValidationErrors<Name>()
  const errorsAt =
    options.errorsAt ??
    ((error: Error) => (error instanceof ApiError ? validationErrorsOf(names, error.issues) : {}))
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: send,
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (answer, input) => onSent?.(answer, input),
    onError: (failure) => {
      const found = errorsAt(failure)
      if (hasValidationErrors(found)) refuse(found)
      onFailure?.(failure)
    },
  })
  return {
    form,
    validationErrors,
    isSending: isPending,
    failure: error && !hasValidationErrors(errorsAt(error)) ? wordsFor(error) : undefined,
    error,
    answer: data,
    submit: (event) => {
      event?.preventDefault()
      // In React a form may be nested in another form, though not in the DOM.
      event?.stopPropagation()
      if (isPending) return
      reset()
      const checked = check(form.current)
      if (!checked) return
      if ('validationErrors' in checked) return refuse(checked.validationErrors)
      forgetAll()
      mutate(checked.input, { onSuccess: (answer) => onDone?.(answer) })
    },
    forget,
    reset: () => {
      forgetAll()
      reset()
    },
  }
}
