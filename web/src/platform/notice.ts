import type { ReactNode } from 'react'
import { observable } from './observable.ts'

/** Something about the app itself, above the page that is shown. */
export const [useNotice, setNotice] = observable<ReactNode>(null)
