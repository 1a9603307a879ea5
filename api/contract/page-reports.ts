/** Where browsers send Content-Security-Policy violation reports. */
export const pageReportsPath = '/api/page-reports'
