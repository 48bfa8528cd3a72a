export { hasRiskWords, riskLevel } from './risk-rules.ts'
