export { findInside, holdInsideFor, seesInside, type InsideRow } from './inside.store.ts'
