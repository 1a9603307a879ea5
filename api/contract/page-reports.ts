export const pageReportsPath = '/api/page-reports'
