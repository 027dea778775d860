/** One file for what the presses of an open conversation load: they share most of their scripts. */
export { AboutBody } from './about/about-body.tsx'
export { ForwardSheet } from './forwarding/forward-sheet.tsx'
