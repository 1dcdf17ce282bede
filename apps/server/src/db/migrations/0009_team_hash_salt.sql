-- Of a game that moved in from another platform: flags that challenges derived from it there stay right. Others derive it from their key.
alter table games add column team_hash_salt text;
