-- The key (match, number) already decides between two writers: whoever loses folds again and finds the command among those
-- answered. A second unique index over what each sender called its commands decided nothing and was half of the cost of a line.
alter table match_entries drop constraint match_entries_command;
