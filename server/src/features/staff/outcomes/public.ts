export { notifyRemoved, notifyReporter, notifyRestored, notifyWarned } from './notify-outcome.ts'
