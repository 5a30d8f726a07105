-- What the contract's `fold` does to a text before it is searched, by the same tables and by no locale. A text of ASCII
-- alone, as most are, is only made small.
create function search_fold(words text) returns text
  language plpgsql immutable strict parallel safe
as $$
declare
  folded text := words;
begin
  if octet_length(folded) = char_length(folded) then return lower(folded collate "C"); end if;
  folded := replace(translate(folded, E'\u200c\u200d\u0981', ''), 'ৎ', 'ত্');
  if folded is not nfc normalized then folded := normalize(folded, nfc); end if;
  if folded collate "C" ~ E'[\u00c0-\u036f\u1e00-\u1eff]' then
    folded := normalize(regexp_replace(normalize(folded, nfd) collate "C", E'[\u0300-\u036f]', '', 'g'), nfc);
  end if;
  folded := replace(lower(folded collate "C"), E'\u09af\u09bc', E'\u09df');
  folded := replace(replace(folded, E'\u09a1\u09bc', 'র'), E'\u09a2\u09bc', 'র');
  folded := translate(folded, '০১২৩৪৫৬৭৮৯ীূণশষযÆÐØÞĐĦŁŒ', '0123456789িুনসসজæðøþđħłœ');
  if strpos(folded, 'ঃ') = 0 then return folded; end if;
  return regexp_replace(folded collate "C", E'ঃ+(?![0-9a-z\u0980-\u09ff])', '', 'g');
end $$;

-- One order of names for everybody: Latin, then Bangla letters, numbers by their value in both digits. A server without
-- ICU has that of code points.
do $$ begin
  create collation firm_order (provider = icu, locale = 'bn-u-kn-true-kr-latn-beng');
exception when feature_not_supported or invalid_parameter_value then
  create collation firm_order from "C";
end $$;

-- A search says whether it looks in folded words, as this release does; the release before does not.
-- goes in the next release: what of notes_with_words and searched_keys is not folded, with is_folded
alter type note_search add attribute is_folded boolean;
