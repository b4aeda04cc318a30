/**
 * Wordings that name a subject of care and no more, as people type a topic: a card of the subject may answer them. The form is described
 * in `risk-rule.ts`.
 */
export const griefSubjects = `
^ nao_deu_tempo de despedir $
^ saudade de quem morreu $
^ luto LOVED|PET $
^ perder|perdi a|o|alguem ?mae|pai|avo|filho $
^ KIN|ELDER que morreu $
^ ?como ?lidar|superar ?com LOSE ?meu|minha|o|a ?melhor LOVED|PET $
^ luto|morte|partida|saudade|perda MINE|de|da|do ?meu|minha LOVED|PET|ELDER $
^ MINE LOVED|PET|ELDER morreu $
^ saudade MINE LOVED|ELDER ?que ?ja ?morreu $
^ natal|aniversario|dia_dos_pais|dia_das_maes|primeiro_natal|primeiro_dia_das_maes ?de ?sem luto|pai|mae|ela|ele $
^ KIN se_matou|morreu $
^ LOSE MINE KIN|ELDER ?e ?trabalho $
^ ?como ?lidar ?com aborto_espontaneo|natimorto|curetagem|luto_gestacional|mae_de_anjo|perda_gestacional|luto_perinatal $
^ vovo_virou_estrela|fiquei_viuva|fiquei_viuvo|viuvo_jovem|viuva_jovem|homenagem_no_ceu $
`;

export const addictionSubjects = `
^ ?parar ?sair ?KIN ?e viciado|viciada|vicio|dependencia|viciados em|no|na|de|do|por ?jogos ?de SUBST|jogo|jogos $ ! meu|minha|to|ta|sou|estou|esta
^ KIN ?de HOOKED|alcoolatra $ ! meu|minha|to|ta|sou|estou|esta
^ KIN no|na|nas|em HARDDRUG $ ! meu|minha|to|ta|sou|estou|esta
^ divida por_causa_de bet $ ! meu|minha|to|ta|sou|estou|esta
^ ?grupo|reuniao de|do alcoolicos_anonimos|narcoticos_anonimos|aa|na $ ! meu|minha|to|ta|sou|estou|esta
^ so_por_hoje $ ! meu|minha|to|ta|sou|estou|esta
^ perdi dinheiro na|no|com bet|bets|tigrinho|aposta $ 
^ perdi tudo na|no bet|bets|tigrinho $ ! meu|minha|to|ta|sou|estou|esta
`;

export const depressionSubjects = `
^ sem_vontade|nao_consigo ?de sair_da_cama|levantar_da_cama $
^ remedio|antidepressivo pra depressao $
^ acordo cansada|cansado ?dia $
^ ?como ?ajudar ?lidar ?alguem ?com DEP ?silenciosa|pos_parto|infantil $
^ nao_tenho|sem vontade de|pra nada $ ! mais
^ tristeza sem_motivo|profunda $
^ crise_de_choro|chorar|choro ?sem_motivo|do_nada $
^ vazio_existencial|vazio_por_dentro|crise_existencial|aperto_no_peito|cansaco_que_nao_passa|nada_faz_sentido|falta_de_animo $
^ solidao na|no|do|da velhice|idoso|puerperio|maternidade $
^ me_sinto ?um|uma culpada|culpado|sozinha|sozinho|fracasso $
^ nao_tenho_amigos|so_vejo_defeito_em_mim $
^ filho so_dorme $
`;

export const violenceSubjects = `
^ ele|ela|marido|namorado me_controla $
^ marido quebrou meu celular $
^ ?como sair ?de|do|da relacao|relacionamento|casamento abusiva|abusivo|toxico|violento $
^ ex me_perseguindo $
^ MINE ex nao_me_deixa em_paz $
^ chefe me_humilha $
^ patrao proibiu celular $
^ ?crianca filho bate na|no mae|pai|avo $
^ marido esconde dinheiro $
^ mae nao_deixa ver $
^ apanhar do marido $
`;

export const eatingSubjects = `
^ vergonha|odio do|de meu_corpo $
^ compulsao|compulsivo por comida $
^ medo de engordar $
^ comer ate_passar_mal $
^ vomitar|vomitando depois|tudo ?de ?comer $
`;

export const childSubjects = `
^ adolescente|filho trancado no|jogando ?quarto $
^ filho nao_quer ir com o pai $
`;

export const panicSubjects = `
^ ?como ?lidar ?com crise|crises|ataque|sindrome|transtorno de|do panico|ansiedade ?forte ?generalizada $
^ ?como ?controlar|parar|acalmar|sair ?uma ?de crise|crises|ataque de panico|ansiedade $
^ medo de morrer|enlouquecer $
`;

export const bullyingSubjects = `
^ ?meu|minha ?filho|filha sofre|sofrendo|sofreu ?com bullying ?na ?escola $
^ ?meu|minha filho|filha ?e zoado|zoada|excluido|excluida ?na ?escola $
^ bullying ?na ?no ?escola|filho|infantil|trabalho $
^ cyberbullying $
`;
