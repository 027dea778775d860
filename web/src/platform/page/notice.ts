import type { ReactNode } from 'react'
import { observable } from '../state/observable.ts'

/** A notice about the app itself, shown above the current page. */
export const [useNotice, setNotice] = observable<ReactNode>(null)
