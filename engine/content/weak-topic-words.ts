/** Words of the subtopic list that mean something only beside others; they never decide by themselves. Accents left out. */
export const weakWords = `joão 
gatilho fio fogo deserto sintoma sinal luz onda folha terra raiz som ralo frente lado brasil geral comum natural caseiro caseira artesanal nacional melhor lua leao touro virgem peixe aquario paulo marca
barato barata rotina vale pena forca limite limites preco iniciante casa comecar comeco dicas dica melhor melhores rapido facil trabalho trabalhar pequeno pequena grande sozinho sozinha gratuito idade adulto adulta
conversa conversar ajuda lista medida cuidado cuidar online ideia ideias basico custo controle roteiro luz agua noite manha tempo mulher homem crianca criancas produto produtos pouco dinheiro zero sem com fazer ganhar perder parar depois
dificil dificeis ruim bom boa novo nova velho velha usado usada primeira primeiro vez dia semana mes ano hoje vida pessoa pessoas digital pessoal ter dar colocar usar escolher comprar vender montar organizar cidade carro corpo importado presente festa
espaco video fala falar escrever ler aprender estudar idoso jovens velha cheiro cor seguro seguranca ponto conta contas metas meta culpa confianca sinais sinal feminino feminina masculino masculina caro cara guarda visita bens troca
entrada resposta promessa desafio perda foto lucro quebra equipe voz jogo musica cabeca olho mao pe boca rosto pele crescer ficar esquecer voltar chegar viver mudar querer conseguir precisar saber
`;
