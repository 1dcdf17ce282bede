import { HealthScreen } from '#features/administer/health/health-screen.tsx'

export const Component = HealthScreen
