/** Words that mean something only beside others; alone they tell a domain at most. Accents left out. */
export const weakWords = `joão 
gatilho fio fogo deserto sintoma sinal luz onda folha terra raiz som ralo frente lado brasil geral comum natural caseiro caseira artesanal nacional melhor lua leao touro virgem peixe aquario paulo marca
barato barata rotina vale pena forca limite limites preco iniciante casa comecar comeco dicas dica melhor melhores rapido facil trabalho trabalhar pequeno pequena grande sozinho sozinha gratuito idade adulto adulta
conversa conversar ajuda lista medida cuidado cuidar online ideia ideias basico custo controle roteiro luz agua noite manha tempo mulher homem crianca criancas produto produtos pouco dinheiro zero sem com fazer ganhar perder parar depois
dificil dificeis ruim bom boa novo nova velho velha usado usada primeira primeiro vez dia semana mes ano hoje vida pessoa pessoas digital pessoal ter dar colocar usar escolher comprar vender montar organizar cidade carro corpo importado presente festa
espaco video fala falar escrever ler aprender estudar idoso jovens velha cheiro cor seguro seguranca ponto conta contas metas meta culpa confianca sinais sinal feminino feminina masculino masculina caro cara guarda visita bens troca
entrada resposta promessa desafio perda foto lucro quebra equipe voz jogo musica cabeca olho mao pe boca rosto pele crescer ficar esquecer voltar chegar viver mudar querer conseguir precisar saber
secar elastico peito perna mercado feira desperdicio queda memoria recaida vazio cansado cansada afastamento inclusao preocupacao respirar respiracao comparacao recomeco farmacia cravo cicatriz protetor base sombra contorno fibra laser cera
design extensao acido fixacao preenchimento definicao finalizacao volume oleo branco mascara ressecado valorizar silhueta alugar traje social maquina ajustar taxa provador cartao planilha orcamento internet bico casal filho carteira operar
financiar apartamento parcela piramide margem encomenda agenda loja salao status camera gestor autoridade calendario proposta lancamento fornecedor catalogo transicao promocao acordo ambiente vaga hibrido remoto apresentacao travar vergonha
metodo cronograma bolsa largar revisao repertorio residencia serie reuniao frase espera sensibilidade construcao evoluir ranking nostalgia switch setup morder sentar gasto abrigo plano guia puxar aviao pega seletivo bater gritar castigo
distancia encontro mensagem conquistar sair afastar desejo quarto rebelde gaveta sala parede tomada instalar regar muda vaso tempero praga bloco recurso radar consumo lavar polir carregar mecanico mecanica eletrico presenca respeito servir
afastado ministerio adiar simplicidade objetivo curso cobertura fermento romantico separacao vazamento boletim pressao salto subida corte bloqueio lancar fim bateria aquecimento luta massa manga banco teclado escola guerra avo pass passar
expressao credito recursos restaurar reformar ferias humano cama energia gas morte placa escova pata barra prancha dirigir tocar cortar capital carta peca linha rede cabo banho leite peso crise barulho calor vista carencia
`;
