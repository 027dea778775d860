export { DecideStep } from './decide-step.tsx'
export { StepPage } from './step-page.tsx'
