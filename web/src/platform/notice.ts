import type { ReactNode } from 'react'
import { told } from './told.ts'

/** Something about the app itself, above the page that is shown. */
export const [useNotice, setNotice] = told<ReactNode>(null)
