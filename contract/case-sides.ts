/** What stands between the two sides of a case: 'Karim v State', 'Karim -versus- State', 'রাষ্ট্র বনাম করিম'. */
export const versus = /\s(?:-\s*versus\s*-|versus|vs?\.?|বনাম)\s/iu
