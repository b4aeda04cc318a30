/** Nouns whose gender is that of the person meant; only an article or an adjective tells. `_` stands for a space. */
export const commonGenderNouns = `
adolescente agente ajudante amante analista artista assistente astronauta atendente atleta autista auxiliar
barista bartender blogger catequista caçula chef chefe ciclista cientista cliente coach colega comediante
comerciante copywriter crush dentista dependente dermatologista designer dev diarista doente eletricista
emigrante estilista estrategista estudante ex fisioterapeuta freelancer frentista fã gamer gerente gestante
ghostwriter ginecologista goleador golpista guia habitante hater humorista idiota imigrante influencer
iniciante intérprete jornalista jovem lash_designer lojista manobrista maratonista massagista modelo
motociclista motoqueiro motorista nail_designer narcisista nutricionista paciente paisagista palestrante
paraquedista participante pecuarista pedestre personal personal_trainer pianista piloto podcaster policial
profissional protagonista psiquiatra rebelde recepcionista representante roteirista servente skatista
sobrevivente social_media socorrista sommelier stalker streamer surfista taxista tenista terapeuta tiktoker
trader trancista turista vidente violinista visitante youtuber
`;
