export { SecondFactorPanel } from './second-factor-panel.tsx'
export { SecondFactorWall } from './second-factor-wall.tsx'
