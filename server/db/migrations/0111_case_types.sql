-- The types of cases that ship, data of the firm from here on: it renames, adds to and switches off what it does not use.
set local role sereshta_system;
insert into case_types (id, code, name_en, name_bn, side, aliases, our_side_words, other_side_words, created_at, updated_at)
  select overlay(overlay(md5('case type ' || code) placing '4' from 13) placing 'a' from 17)::uuid, code, name_en, name_bn, side,
    string_to_array(aliases, '|'), our_side_words, other_side_words, '2026-11-22Z', '2026-11-22Z'
    from (values
      ('WP', 'Writ petition', 'রিট পিটিশন', 'writ', 'Writ Petition No|W.P.|W. P.|রিট পিটিশন নং|রিট', 'Petitioner', 'Respondent'),
      ('FA', 'First appeal', 'প্রথম আপিল', 'civil', 'First Appeal No|F.A.|F. A.|প্রথম আপিল নং', 'Appellant', 'Respondent'),
      ('FMA', 'First miscellaneous appeal', 'প্রথম বিবিধ আপিল', 'civil', 'F.M.A.|First Misc. Appeal|প্রথম বিবিধ আপিল নং', 'Appellant', 'Respondent'),
      ('Civil Revision', 'Civil revision', 'সিভিল রিভিশন', 'civil', 'Civil Rev.|Civil Revision No|সিভিল রিভিশন নং', 'Petitioner', 'Opposite party'),
      ('CP', 'Civil petition for leave to appeal', 'সিভিল পিটিশন', 'civil', 'C.P.|CPLA|Civil Petition|সিভিল পিটিশন নং', 'Petitioner', 'Respondent'),
      ('CA', 'Civil appeal', 'সিভিল আপিল', 'civil', 'C.A.|Civil Appeal No|সিভিল আপিল নং', 'Appellant', 'Respondent'),
      ('TS', 'Title suit', 'স্বত্ব মোকদ্দমা', 'civil', 'T.S.|Title Suit No|দেওয়ানি স্বত্ব|স্বত্ব মোকদ্দমা নং', 'Plaintiff', 'Defendant'),
      ('MS', 'Money suit', 'অর্থ মোকদ্দমা', 'civil', 'M.S.|Money Suit No|মানি মোকদ্দমা', 'Plaintiff', 'Defendant'),
      ('ARS', 'Artha Rin suit', 'অর্থঋণ মোকদ্দমা', 'civil', 'Artha Rin|Artha Rin Suit|Artharin|অর্থ ঋণ|অর্থঋণ মামলা', 'Plaintiff', 'Defendant'),
      ('FS', 'Family suit', 'পারিবারিক মোকদ্দমা', 'civil', 'F.S.|Family Suit No|পারিবারিক মামলা', 'Plaintiff', 'Defendant'),
      ('Misc.', 'Miscellaneous case', 'বিবিধ মামলা', 'other', 'Misc. Case|Miscellaneous Case|মিস কেস|বিবিধ', 'Petitioner', 'Opposite party'),
      ('CoM', 'Company matter', 'কোম্পানি বিষয়ক মামলা', 'company', 'Company Matter No|Co. Matter|কোম্পানি ম্যাটার', 'Petitioner', 'Respondent'),
      ('CrA', 'Criminal appeal', 'ফৌজদারি আপিল', 'criminal', 'Cr. A.|Criminal Appeal No|Crl. A.|ফৌজদারি আপিল নং', 'Appellant', 'Respondent'),
      ('CrR', 'Criminal revision', 'ফৌজদারি রিভিশন', 'criminal', 'Cr. Rev.|Criminal Revision No|Crl. R.|ফৌজদারি রিভিশন নং', 'Petitioner', 'Opposite party'),
      ('CrM', 'Criminal miscellaneous case', 'ফৌজদারি বিবিধ মামলা', 'criminal', 'Cr. Misc.|Criminal Misc. Case|Crl. Misc.|ফৌজদারি বিবিধ', 'Petitioner', 'Opposite party'),
      ('SC', 'Sessions case', 'দায়রা মামলা', 'criminal', 'S.C.|Sessions Case No|দায়রা মামলা নং|দায়রা', 'Complainant', 'Accused'),
      ('CR', 'Complaint case', 'নালিশি মামলা', 'criminal', 'C.R.|C.R. Case|CR Case|সি আর|সি.আর.', 'Complainant', 'Accused'),
      ('GR', 'Police case', 'জি আর মামলা', 'criminal', 'G.R.|G.R. Case|GR Case|জি আর|জি.আর.', 'Complainant', 'Accused')
    ) as shipped (code, name_en, name_bn, side, aliases, our_side_words, other_side_words);
reset role;
