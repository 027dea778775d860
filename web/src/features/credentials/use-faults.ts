import { useEffect, useRef, useState, type RefObject } from 'react'

export type Faults<Name extends string> = { readonly [Field in Name]?: string | undefined }

interface FormFaults<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly faults: Faults<Name>
  /** Shows what is wrong and moves the focus to the first of it. */
  readonly refuse: (faults: Faults<Name>) => void
  readonly forget: (name?: Name) => void
}

export const hasFaults = (faults: Faults<string>): boolean => Object.keys(faults).length > 0

export function useFaults<Name extends string>(): FormFaults<Name> {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<Name>>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return {
    form,
    faults,
    refuse: (found) => {
      setFaults(found)
      setRefusals((count) => count + 1)
    },
    forget: (name) =>
      setFaults((current) => (name === undefined ? {} : { ...current, [name]: undefined })),
  }
}
