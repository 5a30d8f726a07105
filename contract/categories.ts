/** The categories of tasks, in their order (specification: tasks 21). */
export const subcategoriesOf = {
  Corporate: [
    'Company Formation',
    'Private Limited Company',
    'Public Limited Company',
    'Partnership Formation',
    'Joint Ventures',
    'Mergers & Acquisitions',
    'Corporate Governance',
    'Regulatory Compliance',
    'Business Licensing',
    'Corporate Restructuring',
    'Shareholder Agreements',
    'Board Advisory',
    'Due Diligence',
    'Exit Strategies',
  ],
  Commercial: [
    'Contract Drafting',
    'Commercial Agreements',
    'Supply Chain Agreements',
    'Distribution Agreements',
    'Franchise Agreements',
    'Commercial Disputes',
    'Debt Recovery',
    'Commercial Litigation',
  ],
  Employment: [
    'Employment Contracts',
    'Labor Law Compliance',
    'Workplace Policies',
    'Employment Disputes',
    'Termination Procedures',
    'HR Advisory',
    'Workers Rights',
  ],
  'Banking & Finance': [
    'Banking Regulations',
    'Loan Documentation',
    'Securities Law',
    'Financial Compliance',
    'Investment Advisory',
    'Capital Markets',
    'Islamic Banking',
  ],
  'Real Estate': [
    'Property Purchase',
    'Property Sale',
    'Lease Agreements',
    'Property Development',
    'Real Estate Disputes',
    'Land Acquisition',
    'Property Registration',
  ],
  'Family Law': [
    'Marriage Registration',
    'Divorce Proceedings',
    'Child Custody',
    'Maintenance',
    'Property Settlement',
    'Adoption',
    'Family Mediation',
  ],
  Immigration: [
    'Visa Applications',
    'Work Permits',
    'Investment Visa',
    'Family Reunification',
    'Citizenship Applications',
    'Immigration Appeals',
    'Document Verification',
  ],
  'Intellectual Property': [
    'Trademark Registration',
    'Copyright Protection',
    'Patent Applications',
    'Trade Secrets',
    'IP Licensing',
    'Brand Protection',
    'Domain Disputes',
  ],
  Litigation: [
    'Civil Litigation',
    'Commercial Disputes',
    'Contract Disputes',
    'Property Disputes',
    'Employment Disputes',
    'Family Disputes',
    'Appeals',
  ],
  'Tax & Regulatory': [
    'Tax Planning',
    'Tax Compliance',
    'VAT Registration',
    'Income Tax',
    'Corporate Tax',
    'Tax Appeals',
    'Regulatory Compliance',
  ],
} as const

export type Category = keyof typeof subcategoriesOf

/** The ten categories of tasks, in the catalogue's order. */
export const categories = Object.keys(subcategoriesOf) as [Category, ...Category[]]

/** Says whether a subcategory is one of a category's. */
export function belongsTo(subcategory: string, category: Category): boolean {
  return (subcategoriesOf[category] as readonly string[]).includes(subcategory)
}
