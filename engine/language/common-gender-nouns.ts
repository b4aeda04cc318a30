/** Nouns whose gender is that of the person meant; only an article or an adjective tells. `_` stands for a space. */
export const commonGenderNouns = `
adolescente agente agiota ajudante amante analista artista assistente astronauta atendente atleta autista
auxiliar baixista barista bartender baterista beliche blogger budista capital catequista caçula chef chefe
ciclista cientista cliente coach coadjuvante colega comediante comerciante copywriter crente crush cúmplice
dentista dependente dermatologista designer dev diarista doente eletricista emigrante espírita esteticista
estilista estrategista estudante ex feminista fisioterapeuta flautista freelancer frentista fã gamer gerente
gestante ghostwriter ginecologista goleador golpista guia guitarrista habitante hater herpes humorista
idiota imigrante influencer iniciante intérprete jornalista jovem lash_designer logo lojista líder machista
manobrista maquinista maratonista massagista minimalista modelo motociclista motoqueiro motorista
nail_designer narcisista nutricionista paciente paisagista palestrante paraquedista participante pecuarista
pedestre percussionista personagem personal personal_trainer pianista piloto pobre podcaster poeta policial
profissional protagonista psiquiatra racista rebelde recepcionista refém representante review roteirista
servente skatista sobrevivente social_media socorrista sommelier stalker streamer surfista taxista
tecladista tenista terapeuta tiktoker trader trancista trompetista turista umbandista vidente violinista
vira-lata visitante xamã youtuber
`;
